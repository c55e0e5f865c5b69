import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** 'Copy', 'Copy address'. */
  readonly label: string
  /** Told with true or false: show 'copy success' or 'copy failed'. */
  readonly onDone: (success: boolean) => void
  /** An icon alone, with the label read out. */
  readonly isIconOnly?: boolean
}

/** Copies a text; a tick shows for two seconds. */
export function CopyButton({ text, label, onDone, isIconOnly }: CopyButtonProps): ReactNode {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (): Promise<void> => {
    const success = await copyText(text)
    setCopied(success)
    onDone(success)
  }
  const Icon = isCopied ? Check : Copy
  const look = { icon: <Icon size={18} aria-hidden="true" />, onPress: () => void copy() }
  return isIconOnly ? (
    <IconButton label={label} {...look} />
  ) : (
    <Button variant="ghost" {...look}>
      {label}
    </Button>
  )
}
