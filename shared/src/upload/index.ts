export * from './check-file.ts'
export * from './file-uploader.tsx'
export * from './use-proof.ts'
export * from './use-uploads.ts'
