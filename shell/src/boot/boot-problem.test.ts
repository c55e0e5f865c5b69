import { expect, it, vi } from 'vitest'
import { showBootProblem } from './boot-problem.ts'

it.each([
  ['fil-PH', 'Hindi masimulan ang site na ito'],
  ['fi-FI', 'Sivusto ei käynnisty'],
  ['pt-BR', 'Não foi possível iniciar este site'],
  ['xx', 'This site cannot start'],
])('shows the boot problem in the language of a %s browser', (language, title) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  showBootProblem([])
  expect(document.querySelector('main.boot-problem h1')?.textContent).toBe(title)
})
