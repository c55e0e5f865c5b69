/** The minimum length that servers accept: checked at the field, before anything is sent. */
export const isLongEnough = ({ password }: { password: string }) => password.length >= 8
