import {
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
  useMultipleSelection,
} from 'downshift';
import type { KeyboardEvent, RefObject, UIEvent } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Option } from './check-group.tsx';
import type { ComboboxProps } from './multi-select.tsx';
import { OptionListStatus } from './option-list-status.tsx';
import { useFocusedField } from './use-focused-field.ts';
import { useOptions } from './use-options.ts';

/** Distance in pixels from the end of the list at which the next page loads. */
const NEAR_END = 50;

const keyOf = (option: Option | null) => (option ? `${option.name}-${option.value}` : null);

/**
 * A multi-select combobox: type to filter, arrows to move, Enter to toggle an option, Backspace to remove the
 * last choice. The list stays open inside its panel. Hidden fields submit the choices.
 */
export function MultiCombobox(props: ComboboxProps) {
  const { label, searchLabel, emptyText, options, initial, initialText, isTyping, search } = props;
  const { input, list, wasReached, onFocus, focusNext } = useFocusedField(isTyping);
  const { items, state, narrow, more } = useOptions({ options, initialText, search });
  const { chosen, isChosen, isFull, toggle } = useChosenOptions(initial, props.maxChoices);
  const box = useCombobox<Option>({
    items,
    isOpen: wasReached,
    selectedItem: null,
    initialInputValue: initialText,
    itemToString: (option) => option?.label ?? '',
    itemToKey: keyOf,
    onInputValueChange: ({ inputValue }) => narrow(inputValue),
    stateReducer: keepListOpen,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && toggle(selectedItem),
  });
  const remove = (option: Option) => {
    toggle(option);
    focusNext();
  };
  const retry = () => {
    more();
    focusNext();
  };
  const dropdown = { ref: input, preventKeyAction: false, onKeyDown: ignoreEscape };
  return (
    <div className="combobox">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps associates it with the input */}
      <label className="combobox__label" {...box.getLabelProps()}>
        {searchLabel}
      </label>
      <ChosenOptions label={label} options={chosen.selectedItems} remove={remove} />
      <input
        className="combobox__input"
        // The list is always visible, also while downshift considers it closed.
        {...box.getInputProps({ ...chosen.getDropdownProps(dropdown), 'aria-expanded': true, onFocus })}
      />
      <OptionList
        list={list}
        box={box}
        items={items}
        isChosen={isChosen}
        isSearching={state === 'searching'}
        more={more}
      />
      <OptionListStatus
        count={items.length}
        state={isFull ? 'full' : state}
        emptyText={emptyText}
        minCharacters={search?.minCharacters ?? 0}
        maxChoices={props.maxChoices}
        retry={retry}
      />
    </div>
  );
}

function useChosenOptions(initial: readonly Option[], maxChoices: number) {
  const chosen = useMultipleSelection<Option>({ initialSelectedItems: [...initial], itemToKey: keyOf });
  const isChosen = (option: Option) => chosen.selectedItems.some((other) => keyOf(other) === keyOf(option));
  const isFull = chosen.selectedItems.length >= maxChoices;
  const toggle = (option: Option) => {
    if (isChosen(option))
      chosen.setSelectedItems(chosen.selectedItems.filter((other) => keyOf(other) !== keyOf(option)));
    else if (!isFull) chosen.addSelectedItem(option);
  };
  return { chosen, isChosen, isFull, toggle };
}

interface ChosenOptionsProps {
  label: string;
  options: readonly Option[];
  remove: (option: Option) => void;
}

/** Chips that remove their choice. They contain the form's hidden fields. */
function ChosenOptions({ label, options, remove }: ChosenOptionsProps) {
  const t = useMessages();
  if (options.length === 0) return null;
  return (
    <ul className="combobox__chosen" aria-label={label}>
      {options.map((option) => (
        <li key={keyOf(option)}>
          <input type="hidden" name={option.name} value={option.value} />
          <button
            type="button"
            className="chip"
            aria-label={t('estates.filters.removeOption', { name: option.label })}
            onClick={() => remove(option)}
          >
            {option.label}
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface OptionListProps {
  list: RefObject<HTMLUListElement | null>;
  box: UseComboboxReturnValue<Option>;
  items: readonly Option[];
  isChosen: (option: Option) => boolean;
  isSearching: boolean;
  /** Loads the next page. */
  more: () => void;
}

function OptionList({ list, box, items, isChosen, isSearching, more }: OptionListProps) {
  const loadNearEnd = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight <= NEAR_END) more();
  };
  return (
    <ul
      className="combobox__list"
      // Browsers make a scrollable element focusable, but the input already moves through the list.
      tabIndex={-1}
      onScroll={loadNearEnd}
      {...box.getMenuProps({ ref: list, 'aria-multiselectable': true, 'aria-busy': isSearching })}
    >
      {items.map((option, index) => (
        <li
          key={keyOf(option)}
          className={optionClass(option, index === box.highlightedIndex)}
          {...box.getItemProps({ item: option, index, 'aria-selected': isChosen(option) })}
        >
          <Icon name="check" />
          <span>{option.label}</span>
          {option.count !== undefined && <span className="checks__count">{option.count}</span>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Choosing an option keeps the highlight and the typed text. Leaving the field chooses nothing. downshift would
 * clear the typed text at the first action after a choice, because `selectedItem` is always null.
 */
function keepListOpen(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const { ControlledPropUpdatedSelectedItem, InputBlur, InputKeyDownEnter, ItemClick } =
    useCombobox.stateChangeTypes;
  if (type === ControlledPropUpdatedSelectedItem) return state;
  if (type === InputBlur) return { ...state, highlightedIndex: -1 };
  if (type !== InputKeyDownEnter && type !== ItemClick) return changes;
  return { ...changes, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue };
}

/** The panel handles Escape: it closes and returns the focus. */
function ignoreEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

function optionClass({ isPart }: Option, isHighlighted: boolean): string {
  return `combobox__option${isPart ? ' combobox__option--part' : ''}${isHighlighted ? ' combobox__option--active' : ''}`;
}
