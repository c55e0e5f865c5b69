import { useText } from '../words.ts'
import { MessagePage } from './message-page.tsx'

/** Every unknown path ends here (RT-10). */
export function NotFound() {
  const text = useText()
  return <MessagePage figure="404" title={text('notFound.title')} message={text('notFound.text')} />
}
