const common = { currency: 'USD' as const, credited: 0, enabled: 1, type: 0 }

export const DEMO = {
  ...common,
  username: 'demo',
  email: 'demo@players.example',
  firstName: 'Dana',
  lastName: 'Moreno',
  gender: 'FEMALE',
  birthday: '1988-04-12',
  countryCode: 'US',
  stateCode: 'US-NV',
  city: 'Reno',
  postalCode: '89501',
  address: '214 Virginia Street',
  mobilePrefix: '1',
  mobile: '7755550142',
}

export const FRESH: typeof DEMO = {
  ...DEMO,
  username: 'fresh',
  email: 'fresh@players.example',
  firstName: 'Felix',
  lastName: 'Anders',
  gender: 'MALE',
  birthday: '1996-09-30',
  stateCode: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  address: '88 Harbor Way',
  mobile: '5035550117',
}

export const VIP: typeof DEMO = {
  ...DEMO,
  username: 'vip',
  email: 'vip@players.example',
  firstName: 'Viola',
  lastName: 'Petrov',
  birthday: '1979-01-23',
  stateCode: 'US-NY',
  city: 'New York',
  postalCode: '10023',
  address: '5 Columbus Place',
  mobile: '2125550188',
}

/** Two players whom demo invited; nobody can log in as them. */
export const FRIENDS: (typeof DEMO)[] = [
  { ...FRESH, username: 'anna.k', email: 'anna.k@players.example', firstName: 'Anna', lastName: 'Keller' },
  { ...FRESH, username: 'joel_88', email: 'joel_88@players.example', firstName: 'Joel', lastName: 'Braga' },
]

/** Players whose wins the home page shows; nobody can log in as them. */
export const GUESTS: (typeof DEMO)[] = [
  ['marcelo.r', 'Marcelo', 'Ribeiro'],
  ['yuki_t', 'Yuki', 'Tanaka'],
  ['ines.m', 'Inés', 'Morales'],
  ['pekka77', 'Pekka', 'Lahti'],
  ['camille.d', 'Camille', 'Durand'],
  ['luca_b', 'Luca', 'Bianchi'],
  ['burak.k', 'Burak', 'Kaya'],
  ['maria.s', 'Maria', 'Santos'],
  ['jonas_w', 'Jonas', 'Weber'],
  ['grace.o', 'Grace', 'Okafor'],
  ['tomas_h', 'Tomás', 'Herrera'],
  ['aino.v', 'Aino', 'Virtanen'],
].map(([username = '', firstName = '', lastName = '']) => ({
  ...FRESH,
  username,
  email: `${username}@players.example`,
  firstName,
  lastName,
}))
