import { describe, expect, it } from 'vitest'
import { articleIdOf, cleanId } from './article-id.ts'
import { articleStyle } from './article-style.ts'

describe('articles', () => {
  it('take their id from a setting URL that contains /#/article?id= (SH-19)', () => {
    expect(articleIdOf('https://site.example/#/article?id=12')).toBe('12')
    expect(articleIdOf('https://site.example/#/article?lang=en&id=12&x=1')).toBe('12')
    expect(articleIdOf('https://site.example/article?id=12')).toBeNull()
    expect(articleIdOf('https://site.example/#/article?id=12x')).toBeNull()
    expect(articleIdOf('')).toBeNull()
    expect(cleanId('../1')).toBeNull()
  })

  it('keep their own colours and padding, and nothing else (SH-21)', () => {
    const style = (backgroundColor: string, fontColor: string, padding: string) =>
      articleStyle({ backgroundColor, fontColor, padding })
    expect(style('#112233', 'rgb(1, 2, 3)', '10px 20')).toEqual({
      backgroundColor: '#112233',
      color: 'rgb(1, 2, 3)',
      padding: '10px 20px',
    })
    expect(style('url(https://evil.example)', 'expression(1)', '1px; position: fixed')).toEqual({})
  })
})
