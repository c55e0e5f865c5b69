import { useText } from '../words.ts'

/** Every unknown path ends here (RT-10). */
export function NotFound() {
  const text = useText()
  return (
    <section>
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.text')}</p>
      <a href="#/">{text('notFound.home')}</a>
    </section>
  )
}
