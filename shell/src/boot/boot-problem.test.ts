import { expect, it, vi } from 'vitest'
import { showBootProblem } from './boot-problem.ts'

it.each([
  ['fil-PH', 'Hindi masimulan ang site na ito'],
  ['fi-FI', 'Sivusto ei käynnisty'],
  ['pt-BR', 'Não foi possível iniciar este site'],
  ['xx', 'This site cannot start'],
])('a browser in %s reads why the site does not start in its language', (language, title) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  showBootProblem([])
  expect(document.querySelector('main.boot-problem h1')?.textContent).toBe(title)
})
