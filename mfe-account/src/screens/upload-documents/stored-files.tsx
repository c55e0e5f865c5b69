import { useHost } from '@croupier/shared/host'
import { Skeleton, useObjectUrl } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readThumbnail } from '../../api/documents.ts'
import { useText } from '../../words.ts'
import css from './stored-files.module.css'

/** The submitted files of a kind: pictures as thumbnails; other files, and those that fail to load, by name. */
export function StoredFiles({ ids, name }: { ids: readonly string[]; name: string }) {
  const text = useText()
  if (ids.length === 0) return null
  return (
    <div className={css.stored}>
      <p className={css.label}>{text('documents.stored')}</p>
      <ul role="list" className={css.files} aria-label={text('documents.storedOf', { name })}>
        {ids.map((id, index) => (
          <li key={id}>
            <StoredFile id={id} name={text('documents.storedFile', { name, number: index + 1 })} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StoredFile({ id, name }: { id: string; name: string }) {
  const { api } = useHost()
  const { data, isPending } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => readThumbnail(api, id, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Identity documents stay in the page's memory no longer than they are shown.
    gcTime: 0,
  })
  const address = useObjectUrl(data)
  const [isBroken, setBroken] = useState(false)
  if (address && !isBroken)
    return <img src={address} alt={name} title={name} className={css.picture} onError={() => setBroken(true)} />
  if (isPending || (data && !address)) return <Skeleton kind="block" width={72} height={72} />
  return <span className={css.nameOnly}>{name}</span>
}
