/** The part of react-hook-form that the site uses: all that its shared bundle carries. */
export { useForm, useWatch } from 'react-hook-form'
