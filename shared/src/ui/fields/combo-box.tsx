import { ChevronDown } from 'lucide-react'
import { useContext, useId, useMemo, useState } from 'react'
import type { ReactNode, RefAttributes } from 'react'
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input, Label, type InputProps } from 'react-aria-components'
import { flushSync } from 'react-dom'
import '../styles/react-aria-style.ts'
import { classNames } from '../styles/class-names.ts'
import { ComboBoxList } from './combo-box-list.tsx'
import css from './combo-box.module.css'
import type { FieldProps } from './field.tsx'
import fieldCss from './field.module.css'
import type { Option } from './select.tsx'
import { contains, useTypedChoice, wordsOf } from './use-typed-choice.ts'

export interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[]
  readonly placeholder?: string
  /** In the list when nothing fits what was typed. */
  readonly emptyText: string
  readonly autoComplete?: string
}

/**
 * A choice from many options: opens on focus, narrows while typing. On Tab, Enter or a press elsewhere, the typed text
 * chooses the option it stands for, if that can only be one; otherwise the label of the chosen option comes back.
 */
export function ComboBox(props: ComboBoxProps): ReactNode {
  const { options, value, onChange, onBlur, label, description, error, hideLabel, emptyText, ref } = props
  const noteId = useId()
  const note = error || description
  // A list of all countries takes longer to render than the form around it: until the pointer or the focus comes near,
  // the chosen option alone is list enough.
  const [isNear, setNear] = useState(false)
  const loadOptions = () => setNear(true)
  // The library only knows the label, which is what the field shows; options are found by their hints as well.
  const words = useMemo(() => new Map(options.map((option) => [option.label, wordsOf(option)])), [options])
  const { typed, isOpen, chooseTyped } = useTypedChoice(options, value, onChange)

  return (
    <AriaComboBox
      className={classNames(fieldCss.field, props.className)}
      defaultItems={isNear ? options : options.filter((option) => option.value === value)}
      defaultFilter={(label, wanted) => contains(words.get(label) ?? label, wanted)}
      selectedKey={value === '' ? null : value}
      // The library also reports that the chosen option was chosen again: a form that clears the state when the
      // country changes must not hear of that.
      onSelectionChange={(key) => {
        const chosen = key === null ? '' : String(key)
        if (chosen !== value) onChange(chosen)
      }}
      onBlur={onBlur}
      menuTrigger="focus"
      allowsEmptyCollection
      // There are no options yet: the typed text stays until the list has loaded.
      allowsCustomValue={options.length === 0 && value === ''}
      onInputChange={(text) => (typed.current = text)}
      onOpenChange={(open) => (isOpen.current = open)}
      isInvalid={!!error}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      validationBehavior="aria"
    >
      <Label className={classNames(fieldCss.label, hideLabel && fieldCss.hiddenLabel)}>{label}</Label>
      <div
        className={classNames(fieldCss.box, css.box)}
        data-invalid={error ? '' : undefined}
        data-disabled={props.isDisabled ? '' : undefined}
        onPointerEnter={loadOptions}
        // The list opens on focus and announces how many options there are: all must be there before that.
        onFocusCapture={() => {
          if (!isNear) flushSync(loadOptions)
        }}
        // In the capture phase, as the library would drop the typed text. It chooses an option reached by the arrow
        // keys itself. Enter in an input method ends the composition, not the search.
        onKeyDownCapture={({ key, target, nativeEvent }) => {
          const isAtOption = (target as Element).hasAttribute('aria-activedescendant')
          if ((key === 'Tab' || key === 'Enter') && !isAtOption && !nativeEvent.isComposing) chooseTyped()
        }}
        onBlurCapture={chooseTyped}
      >
        <PressableInput
          ref={ref}
          className={classNames(fieldCss.input, css.input)}
          name={props.name}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'off'}
          aria-describedby={note ? noteId : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
      </div>
      {note && (
        <div id={noteId} className={error ? fieldCss.error : fieldCss.description}>
          {note}
        </div>
      )}
      <ComboBoxList label={label} emptyText={emptyText} />
    </AriaComboBox>
  )
}

/**
 * The library opens the list on focus only: pressing a field that is already focused, after a choice or an error, would
 * do nothing.
 */
function PressableInput(props: InputProps & RefAttributes<HTMLInputElement>): ReactNode {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      {...props}
      onClick={({ currentTarget }) => {
        if (!state?.isOpen && !currentTarget.readOnly) state?.open(null, 'manual')
      }}
    />
  )
}
