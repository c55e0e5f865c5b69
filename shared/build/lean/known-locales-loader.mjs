// react-intl asks the browser whether it supports the language. The first such call takes 10 ms (50 on a cheap phone), in
// the middle of the first render. Every browser supports our languages, so this loader replaces the calls by the answer;
// the browser reads its tables later, once the page is quiet.
const QUESTIONS = [
  [/!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g, 'false'],
  [/Intl\.NumberFormat\.supportedLocalesOf\(locales\)/g, '[locales].flat()'],
]

export default function knownLocalesLoader(source) {
  const answered = QUESTIONS.reduce((text, [question, answer]) => text.replace(question, answer), source)
  if (answered === source) throw new Error('react-intl asks in another way now: see shared/build/lean')
  return answered
}
