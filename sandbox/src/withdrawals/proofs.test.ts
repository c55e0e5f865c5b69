import { beforeAll, expect, it } from 'vitest'
import { cashoutMember } from '../testing/cashouts.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { testFile } from '../testing/files.ts'
import { hasProof, PROOFS, requireProofs, storeProofs, type Proofs } from './proofs.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

it('a refused proof is required again, with a file that was not refused', async () => {
  const { id } = await cashoutMember(ctx, '500.00')
  const read = () => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const files = await ctx.db.selectFrom('files').select('id').where('memberId', '=', id).execute()
  const [old, fresh] = files.map((file) => file.id) as [string, string]
  const all = (file: string) => Object.fromEntries(PROOFS.map(([field]) => [field, file])) as unknown as Proofs
  const none = all('')
  await storeProofs(ctx, await read(), all(old))
  await requireProofs(ctx, await read(), none)
  for (const [field, status] of PROOFS) {
    await ctx.db
      .updateTable('members')
      .set({ [status]: 30 })
      .where('id', '=', id)
      .execute()
    const refused = await read()
    expect([
      hasProof(refused, field, none),
      hasProof(refused, field, all(old)),
      hasProof(refused, field, all(fresh)),
    ]).toEqual([false, false, true])
    await storeProofs(ctx, refused, all(old))
    expect((await read())[status]).toBe(30)
  }
  // The refusal names the missing proof, where the form puts the focus (D34).
  const refusal = (field: string) => ({ messageId: 'withdraw.proofs', field })
  const some = { ...none, idcardProofId: fresh }
  await expect(requireProofs(ctx, await read(), none)).rejects.toMatchObject(refusal('idcardProofId'))
  await expect(requireProofs(ctx, await read(), all(old))).rejects.toMatchObject(refusal('idcardProofId'))
  await expect(requireProofs(ctx, await read(), some)).rejects.toMatchObject(refusal('paymentProofId'))
  await requireProofs(ctx, await read(), { ...none, idcardProofId: fresh, paymentProofId: `${old},${fresh}` })
  expect(await read()).toMatchObject({
    idcardProofId: fresh,
    idcardProofStatus: 10,
    paymentProofStatus: 10,
    addressProofStatus: 30,
  })
})

it('a proof takes at most six files, all of them the member’s own', async () => {
  const { id } = await cashoutMember(ctx, '500.00')
  const other = await cashoutMember(ctx, '500.00')
  const read = () => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const files: string[] = []
  for (let file = 0; file < 7; file++) files.push(await testFile(ctx, id))
  const foreign = await testFile(ctx, other.id)
  const store = async (...listed: string[]) => storeProofs(ctx, await read(), { idcardProofId: listed.join(',') })
  const refused: [string[], string][] = [
    [[foreign], 'withdraw.proofGone'],
    [[files[0]!, foreign], 'withdraw.proofGone'],
    [[files[0]!, 'gone'], 'withdraw.proofGone'],
    [files, 'withdraw.proofCount'],
  ]
  for (const [listed, messageId] of refused) {
    await expect(store(...listed)).rejects.toMatchObject({ messageId, field: 'idcardProofId' })
    expect((await read()).idcardProofId).toBe('')
  }
  await store(...files.slice(1))
  expect((await read()).idcardProofId).toBe(files.slice(1).join(','))
})

it('a proof is audited anew when a file is added, not when the same files are sent again', async () => {
  const { id } = await cashoutMember(ctx, '500.00')
  const read = () => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [front, back, more] = [await testFile(ctx, id), await testFile(ctx, id), await testFile(ctx, id)]
  const stored = `${front},${back}`
  const audited = { idcardProofId: stored, idcardProofStatus: 20, addressProofId: front, addressProofStatus: 20 }
  await ctx.db.updateTable('members').set(audited).where('id', '=', id).execute()
  await storeProofs(ctx, await read(), { idcardProofId: `${back}, ${front}`, addressProofId: front })
  expect(await read()).toMatchObject(audited)
  await storeProofs(ctx, await read(), { idcardProofId: stored, addressProofId: `${front},${more}` })
  expect(await read()).toMatchObject({ ...audited, addressProofId: `${front},${more}`, addressProofStatus: 10 })
})
