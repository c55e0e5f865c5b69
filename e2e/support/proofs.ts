import { data, type TestMember } from './api.ts'
import { picture } from './files.ts'
import { site } from './site.ts'

/** Uploads a picture from outside the browser; returns its id. */
async function upload(token: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([picture.buffer], { type: picture.mimeType }), picture.name)
  const answer = await fetch(`${site.api}/sys/file/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: token },
  })
  return ((await answer.json()) as { data: { id: string } }).data.id
}

/** Stores the proofs for the member, so that no cash-out asks for them; returns the member. */
export async function storeProofs(member: TestMember): Promise<TestMember> {
  const id = await upload(member.token)
  const proofs = { idcardProofId: id, idcardHoldProofId: id, addressProofId: id, paymentProofId: id }
  await data('/sys/member/documents/update', proofs, member.token)
  return member
}
