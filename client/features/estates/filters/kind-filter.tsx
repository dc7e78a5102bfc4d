import type { EstateCriteria } from '../../../../shared/estates/criteria.ts';
import {
  type EstateSubType,
  type EstateType,
  SUB_TYPES_BY_TYPE,
} from '../../../../shared/estates/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { CheckGroup, type Option } from './check-group.tsx';
import { Dropdown } from './dropdown.tsx';
import { kindLabel } from './kind-label.ts';
import { useMultiSelect } from './multi-select.tsx';

interface KindFilterProps {
  criteria: EstateCriteria;
  /** The criteria in the fields, which the summary shows. */
  typed: EstateCriteria;
  types: readonly { type: EstateType; count: number }[];
  subTypes: readonly { subType: EstateSubType; count: number }[];
}

/** Types with their subtypes. A kind without estates is left out unless it is chosen. */
export function KindFilter(props: KindFilterProps) {
  const t = useMessages();
  const label = t('estates.filters.type');
  const options = useKindOptions(props);
  const typedKeys = keysOf(props.typed);
  const chosen = options.filter(({ name, value }) => typedKeys.has(`${name}-${value}`));
  const { content, open } = useMultiSelect(
    {
      label,
      searchLabel: t('estates.filters.typeSearch'),
      emptyText: t('estates.filters.noTypes'),
      options,
      maxChoices: Number.POSITIVE_INFINITY,
    },
    <CheckGroup legend={label} options={options} chosen={keysOf(props.criteria)} />,
  );
  const [first, ...more] = chosen;
  const value = !first
    ? t('estates.filters.typeAny')
    : more.length
      ? t('estates.filters.chosen', { first: first.label, more: more.length })
      : first.label;
  return (
    <Dropdown label={label} value={value} isSet={chosen.length > 0} onOpen={open}>
      {content}
    </Dropdown>
  );
}

function keysOf({ types = [], subTypes = [] }: EstateCriteria): ReadonlySet<string> {
  return new Set([
    ...types.map((type) => `type-${type.toLowerCase()}`),
    ...subTypes.map((subType) => `subType-${subType.toLowerCase()}`),
  ]);
}

function useKindOptions({ criteria, types, subTypes }: Omit<KindFilterProps, 'typed'>): Option[] {
  const t = useMessages();
  const typeCounts = new Map(types.map(({ type, count }) => [type, count]));
  const subTypeCounts = new Map(subTypes.map(({ subType, count }) => [subType, count]));
  const options: Option[] = [];
  for (const [type, own] of Object.entries(SUB_TYPES_BY_TYPE) as [EstateType, readonly EstateSubType[]][]) {
    const parts = own.filter(
      (subType) => subTypeCounts.has(subType) || (criteria.subTypes ?? []).includes(subType),
    );
    if (parts.length === 0 && !(criteria.types ?? []).includes(type)) continue;
    options.push({
      name: 'type',
      value: type.toLowerCase(),
      label: t(`estates.type.${type}`),
      count: typeCounts.get(type) ?? 0,
    });
    for (const subType of parts) {
      options.push({
        name: 'subType',
        value: subType.toLowerCase(),
        label: kindLabel(subType, t),
        count: subTypeCounts.get(subType) ?? 0,
        isPart: true,
      });
    }
  }
  return options;
}
