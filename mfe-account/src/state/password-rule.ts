/** What a server takes at least: told at the field, before anything is sent. */
export const isLongEnough = ({ password }: { password: string }) => password.length >= 8
