export * from './choose-version.ts'
export * from './document.ts'
export * from './fits.ts'
export * from './signature.ts'
