import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { MessagePage } from '../message-page.tsx'
import css from '../message-page.module.css'
import { redirectTarget } from './redirect-target.ts'

/** /redirect?url=…: inside the site at once, outside after a yes, unless the host is listed (RT-07). */
export default function RedirectPage() {
  const { config } = useShell()
  const [search] = useSearchParams()
  const text = useText()
  const target = redirectTarget(search.get('url'), location.href, config.redirectHosts)
  const follow = target.kind === 'outside' && target.trusted ? target.url.href : null
  useEffect(() => {
    if (follow) location.replace(follow)
  }, [follow])

  if (target.kind === 'inside') return <Navigate to={target.path} replace />
  if (target.kind === 'refused') {
    return <MessagePage title={text('redirect.refusedTitle')} message={text('redirect.refusedText')} />
  }
  if (follow) return <MessagePage title={text('redirect.following')} message={target.url.host} />
  return (
    <MessagePage
      title={text('redirect.title', { name: config.name })}
      message={text('redirect.text', { host: target.url.host })}
      actions={
        <a href={target.url.href} rel="noopener noreferrer" className={css.first}>
          {text('redirect.continue')}
        </a>
      }
    />
  )
}
