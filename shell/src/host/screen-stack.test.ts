import { describe, expect, it, vi } from 'vitest'
import { createScreenStack, titleIdOf } from './screen-stack.ts'

function stackFor({ member = true as boolean | (() => boolean) } = {}) {
  const onGuarded = vi.fn()
  const hint = vi.fn()
  const stack = createScreenStack({ isMember: typeof member === 'function' ? member : () => member, onGuarded, hint })
  return { stack, onGuarded, ids: () => stack.stack.get().map(({ id }) => id) }
}

describe('the stack of pop-ups', () => {
  it('opens one pop-up above the other and closes the top one', () => {
    const { stack, ids } = stackFor()
    stack.open('aboutUs')
    stack.open('terms')
    expect(ids()).toEqual(['aboutUs', 'terms'])
    stack.close()
    expect(ids()).toEqual(['aboutUs'])
  })

  it('replaces the top pop-up', () => {
    const { stack, ids } = stackFor()
    stack.open('menu')
    stack.open('deposit', {}, { replace: true })
    expect(ids()).toEqual(['deposit'])
  })

  it('replaces a pop-up below the top one, or adds one if that is gone', () => {
    const { stack, ids } = stackFor()
    stack.open('deposit', {})
    stack.open('terms')
    const [deposit] = stack.stack.get()
    const frame = { kind: 'dialog', titleId: titleIdOf(deposit!), closeLabel: '', close: () => undefined } as const
    stack.open('aboutUs', undefined, { replace: frame })
    expect(ids()).toEqual(['terms', 'aboutUs'])
    stack.open('promotions', undefined, { replace: frame })
    expect(ids()).toEqual(['terms', 'aboutUs', 'promotions'])
  })

  it('leads to the page that shows the screen already, and closes the pop-ups above it', () => {
    const { stack, ids } = stackFor({ member: false })
    const pageHandler = vi.fn((id: string) => id === 'login')
    // Pressed before the frame has registered its handler.
    stack.open('login', {})
    expect(ids()).toEqual(['login'])
    stack.setPageHandler(pageHandler)
    expect(ids()).toEqual([])
    stack.open('login', {})
    expect(ids()).toEqual([])
    stack.open('menu')
    stack.open('login', {}, { replace: true })
    expect(ids()).toEqual([])
    stack.open('join')
    expect(ids()).toEqual(['join'])
    // A screen that waits for the login is given up by closing the login pop-up, so there has to be one.
    stack.closeAll()
    pageHandler.mockClear()
    stack.open('deposit', {})
    expect(ids()).toEqual(['login'])
    stack.setPageHandler(pageHandler)
    expect(ids()).toEqual(['login'])
    expect(pageHandler).not.toHaveBeenCalled()
  })

  it('opens no login for a screen that a just ended session requests', () => {
    const { stack, ids, onGuarded } = stackFor({ member: false })
    stack.isLeaving = true
    stack.open('deposit', {})
    expect(ids()).toEqual([])
    expect(onGuarded).not.toHaveBeenCalled()
    expect(stack.takePending()).toBeUndefined()
  })

  it('opens one pop-up for a double click', () => {
    const { stack, ids } = stackFor()
    stack.open('article', { id: '3' })
    stack.open('article', { id: '3' })
    stack.open('article', { id: '4' })
    expect(ids()).toEqual(['article', 'article'])
  })

  it('shows a visitor the login first and keeps the requested screen', () => {
    const { stack, ids, onGuarded } = stackFor({ member: false })
    stack.open('deposit', {})
    expect(ids()).toEqual(['login'])
    expect(onGuarded).toHaveBeenCalledOnce()
    expect(stack.takePending()?.id).toBe('deposit')
    expect(stack.takePending()).toBeUndefined()
  })

  it('shows a visitor the login for a real-money game, and opens a fun game at once', () => {
    const { stack, ids, onGuarded } = stackFor({ member: false })
    stack.prepare('game', { gameId: 7, playForFun: 0 })
    expect(stack.prepared.get()).toEqual([])
    stack.open('promotion', {} as never)
    stack.open('game', { gameId: 7, playForFun: 0 }, { replace: true })
    expect(ids()).toEqual(['login'])
    expect(onGuarded).toHaveBeenCalledOnce()
    // The waiting screen survives the detour by the forgotten password, and a new player's step on to join.
    stack.open('forgotPassword', undefined, { replace: true })
    stack.open('join', undefined, { replace: true })
    expect(stack.takePending()?.params).toEqual({ gameId: 7, playForFun: 0 })
    stack.closeAll()
    stack.open('game', { gameId: 7, playForFun: 1 })
    expect(ids()).toEqual(['game'])
    expect(stack.takePending()).toBeUndefined()
  })

  it('drops the requested screen when the login is closed', () => {
    const { stack } = stackFor({ member: false })
    stack.open('vipStore')
    stack.remove(stack.stack.get()[0]!.key)
    expect(stack.takePending()).toBeUndefined()
  })

  it('keeps the requested screen while pop-ups above the login close, also by Back', () => {
    const { stack } = stackFor({ member: false })
    stack.open('game', { gameId: 7, playForFun: 0 })
    stack.open('join', undefined, { replace: true })
    stack.open('privacyPolicy')
    stack.truncate(1)
    stack.open('terms')
    stack.close()
    expect(stack.takePending()?.id).toBe('game')
    stack.open('vipStore')
    stack.truncate(0)
    expect(stack.takePending()).toBeUndefined()
  })

  it('keeps the requested screen when the login closes after a login in another tab (D36)', () => {
    let isMember = false
    const { stack } = stackFor({ member: () => isMember })
    stack.open('game', { gameId: 7, playForFun: 0 })
    stack.open('join', undefined, { replace: true })
    isMember = true
    stack.close()
    expect(stack.takePending()?.id).toBe('game')
  })

  it('closes a screen below without touching the ones above', () => {
    const { stack, ids } = stackFor()
    stack.open('aboutUs')
    stack.open('terms')
    stack.remove(stack.stack.get()[0]!.key)
    expect(ids()).toEqual(['terms'])
  })

  it('opens a prerendered screen once, and only for the same parameters', () => {
    const { stack } = stackFor()
    stack.prepare('login', {})
    const [other] = stack.prepared.get()
    stack.open('login', { backurl: '/#/games' })
    expect(stack.stack.get()).not.toContain(other)
    stack.closeAll()
    stack.prepare('login', {})
    const [ahead] = stack.prepared.get()
    stack.open('login', {})
    expect(stack.stack.get()).toEqual([ahead])
    expect(stack.prepared.get()).toEqual([ahead])
    stack.close()
    expect(stack.prepared.get()).toEqual([])
    stack.open('login', {})
    expect(stack.stack.get()).not.toContain(ahead)
  })

  it('drops a prerendered screen once the same form was shown in a pop-up or on a page', () => {
    const { stack } = stackFor()
    for (const id of ['contactUs', 'join'] as const) stack.prepare(id, {} as never)
    stack.open('contactUs', { topic: 'deposit' })
    expect(stack.prepared.get().map(({ id }) => id)).toEqual(['join'])
    stack.closeAll()
    stack.dropPrepared('join')
    expect(stack.prepared.get()).toEqual([])
  })

  it('shows a visitor the prerendered login', () => {
    const { stack } = stackFor({ member: false })
    stack.prepare('login', {})
    stack.open('vipStore')
    expect(stack.stack.get()).toEqual(stack.prepared.get())
  })

  it('prerenders no forbidden screen, none twice, and not more than the maximum', () => {
    const { stack } = stackFor({ member: false })
    stack.prepare('vipStore', undefined)
    expect(stack.prepared.get()).toEqual([])
    for (const id of ['login', 'login', 'join', 'menu', 'promotions', 'terms'] as const) stack.prepare(id, {} as never)
    expect(stack.prepared.get().map(({ id }) => id)).toEqual(['join', 'menu', 'promotions', 'terms'])
    stack.dropPrepared()
    stack.open('terms')
    stack.prepare('terms', {} as never)
    expect(stack.prepared.get()).toEqual([])
  })

  it('drops the prerendered screens, except open ones', () => {
    const { stack, ids } = stackFor()
    stack.prepare('login', {})
    stack.prepare('menu', {} as never)
    stack.open('menu')
    stack.dropPrepared()
    expect(stack.prepared.get()).toEqual(stack.stack.get())
    expect(ids()).toEqual(['menu'])
  })

  it('is truncated to the depth that Back leads to', () => {
    const { stack, ids } = stackFor()
    stack.open('aboutUs')
    stack.open('terms')
    stack.truncate(1)
    expect(ids()).toEqual(['aboutUs'])
    stack.truncate(5)
    expect(ids()).toEqual(['aboutUs'])
    stack.closeAll()
    expect(ids()).toEqual([])
  })

  it('lets the top screen take one step back, but not two, and not to another page', () => {
    const { stack, ids } = stackFor()
    const goBack = vi.fn(() => true)
    stack.open('aboutUs')
    stack.open('terms')
    stack.stack.get()[1]!.goBack = goBack
    stack.truncate(1, true)
    expect([goBack.mock.calls.length, ids()]).toEqual([1, ['aboutUs', 'terms']])
    stack.truncate(0, true)
    expect([goBack.mock.calls.length, ids()]).toEqual([1, []])
    stack.open('terms')
    stack.stack.get()[0]!.goBack = goBack
    stack.truncate(0, false)
    expect([goBack.mock.calls.length, ids()]).toEqual([1, []])
  })
})
