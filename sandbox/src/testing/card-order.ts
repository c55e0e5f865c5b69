/** The request body of a deposit by card; `amount` is a decimal text. */
export const cardOrder = (amount: string, cardNum: string) => ({
  amount,
  cardNum,
  cardCvv: '987',
  expireMonth: '12',
  expireYear: '2031',
  cardFirstName: 'A',
  cardLastName: 'B',
  cardCountry: 'US',
  cardState: 'US-CA',
  cardCity: 'C',
  cardAddress: 'D',
  cardPostalCode: '1',
})
