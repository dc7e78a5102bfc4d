import { useSearchParams } from 'react-router';
import {
  parseSubscriptionSearch,
  searchVariables,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../data/results.ts';
import type { FormOutcome } from '../../forms/form-action.ts';
import { useLocale } from '../../locale.tsx';
import type { ChosenPlaces } from '../estates/filter-labels.ts';
import { DetailsSection } from './details-section.tsx';
import { SearchPreviewDocument, type SubscriptionQuery } from './generated/subscriptions.generated.ts';
import { SaveSearch } from './save-search.tsx';
import { SearchEditor, type SearchEditorProps } from './search-editor.tsx';
import { SearchesSection } from './searches-section.tsx';
import { SubscriptionOptions } from './subscription-options.tsx';

interface SubscriptionEditorProps {
  subscription: NonNullable<SubscriptionQuery['subscription']>;
  places: ChosenPlaces;
  formKey: string;
  outcome: FormOutcome | undefined;
  /** The search that is being edited or added; null when there is none. */
  edited: EditedSearchProps | null;
}

/** The editable part of the page: one search, or the list of searches with the subscriber's details. */
export function SubscriptionEditor({
  subscription,
  places,
  formKey,
  outcome,
  edited,
}: SubscriptionEditorProps) {
  if (!edited) {
    return (
      <div className="form-page__main">
        <SearchesSection subscription={subscription} places={places} />
        {subscription.status === 'UNCONFIRMED' && <SubscriptionOptions subscription={subscription} />}
        {subscription.status === 'ACTIVE' && (
          <DetailsSection subscription={subscription} formKey={formKey} outcome={outcome} />
        )}
      </div>
    );
  }
  return <EditedSearch {...edited} />;
}

interface EditedSearchProps extends Pick<SearchEditorProps, 'unknownTown'> {
  id: string;
}

/** The edited search, as in the URL. */
function EditedSearch({ id, unknownTown }: EditedSearchProps) {
  const locale = useLocale();
  const [query] = useSearchParams();
  const search = parseSubscriptionSearch(query);
  const results = useResult(SearchPreviewDocument, searchVariables(search, locale));
  return (
    <>
      <SearchEditor search={search} results={results} unknownTown={unknownTown} otherParams={{ edit: id }} />
      <SaveSearch id={id} search={search} />
    </>
  );
}
