import { useSearchParams } from 'react-router';
import {
  parseSubscriptionSearch,
  searchVariables,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../data/results.ts';
import type { FormOutcome } from '../../forms/form-action.ts';
import { useLocale } from '../../locale.tsx';
import type { ChosenPlaces } from '../estates/choices.ts';
import { ChosenDetails } from './chosen-details.tsx';
import { DetailsSection } from './details-section.tsx';
import { type SubscriptionQuery, WishDocument } from './generated/subscriptions.generated.ts';
import { SaveWish } from './save-wish.tsx';
import { SearchesSection } from './searches-section.tsx';
import { WishPart, type WishPartProps } from './wish-part.tsx';

interface EditPartProps {
  subscription: NonNullable<SubscriptionQuery['subscription']>;
  places: ChosenPlaces;
  formKey: string;
  outcome: FormOutcome | undefined;
  /** The search that is being edited or added; null when there is none. */
  edited: EditedWishProps | null;
}

/** The editable part of the page: one search, or the list of searches with the subscriber's details. */
export function EditPart({ subscription, places, formKey, outcome, edited }: EditPartProps) {
  if (!edited) {
    return (
      <div className="form-page__main">
        <SearchesSection subscription={subscription} places={places} />
        {subscription.status === 'UNCONFIRMED' && <ChosenDetails subscription={subscription} />}
        {subscription.status === 'ACTIVE' && (
          <DetailsSection subscription={subscription} formKey={formKey} outcome={outcome} />
        )}
      </div>
    );
  }
  return <EditedWish {...edited} />;
}

interface EditedWishProps extends Pick<WishPartProps, 'unknownTown'> {
  id: string;
}

/** The edited search, as in the URL. */
function EditedWish({ id, unknownTown }: EditedWishProps) {
  const locale = useLocale();
  const [query] = useSearchParams();
  const wish = parseSubscriptionSearch(query);
  const results = useResult(WishDocument, searchVariables(wish, locale));
  return (
    <>
      <WishPart wish={wish} results={results} unknownTown={unknownTown} kept={{ edit: id }} />
      <SaveWish id={id} wish={wish} />
    </>
  );
}
