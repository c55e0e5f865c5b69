// Takes the place of the federation's module desc: an error is told by its number and the page that explains it.
const none = {}

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }
