import type { OrderInput } from '../method.ts'

/** Amount and member, as every order carries them. */
export const basicEntity = ({ amount, member }: OrderInput) => ({ amount, memberId: member.id })

/** The personal fields that CPAY and similar orders send; from the session where the billing data has none. */
export const personalEntity = (input: OrderInput) => {
  const { values, member } = input
  return {
    ...basicEntity(input),
    cardFirstName: values.cardFirstName.trim() || member.firstName,
    cardLastName: values.cardLastName.trim() || member.lastName,
    cardEmail: values.cardEmail.trim() || member.email,
    cardMobile: (values.cardMobile || member.mobile).replace(/\D/g, ''),
  }
}

/** The deposit entity with card and billing fields. Spaces are removed from number and CVV; names are trimmed (D13). */
export function cardEntity(input: OrderInput, paymentMethod: string) {
  const { values } = input
  return {
    ...personalEntity(input),
    paymentMethod,
    cardNum: values.cardNum.replace(/\s/g, ''),
    cardCvv: values.cardCvv.replace(/\s/g, ''),
    expireMonth: values.expireMonth,
    expireYear: values.expireYear,
    cardCountry: values.cardCountry,
    cardState: values.cardState,
    cardCity: values.cardCity.trim(),
    cardAddress: values.cardAddress.trim(),
    cardPostalCode: values.cardPostalCode.trim(),
  }
}
