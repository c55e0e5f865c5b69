import { expect, it } from 'vitest'
import { contractProblems } from './contract.ts'

it('a contract that changed asks for its number, one whose number is raised for its text', () => {
  const text = (number: string, ...lines: string[]) => [`contract ${number}`, ...lines, ''].join('\n')
  expect(contractProblems(text('1.9', 'a'), text('1.9', 'a'))).toEqual([])
  expect(contractProblems(text('1.9', 'a'), text('1.9', 'a', 'b'))).toEqual([
    expect.stringMatching(/\(line 3: b\)\. Raise HOST_API_MINOR/),
  ])
  expect(contractProblems(text('1.9', 'a'), text('1.10', 'a', 'b'))).toEqual([
    expect.stringMatching(/: it says 1\.9, the sources 1\.10\. Now: npm run contract$/),
  ])
  expect(contractProblems('', text('1.9'))).toEqual([expect.stringMatching(/it says no number, the sources 1\.9/)])
})
