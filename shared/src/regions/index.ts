export { useCountriesQuery, useStatesQuery } from './queries.ts'
