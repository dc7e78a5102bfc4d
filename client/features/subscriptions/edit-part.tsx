import type { FormOutcome } from '../../forms/form-action.ts';
import type { City } from '../estates/choices.ts';
import { DetailsSection } from './details-section.tsx';
import { SaveWish } from './save-wish.tsx';
import { SearchesSection } from './searches-section.tsx';
import type { SubscriptionQuery } from './subscriptions.generated.ts';
import { WishPart, type WishPartProps } from './wish-part.tsx';

interface EditPartProps {
  subscription: NonNullable<SubscriptionQuery['subscription']>;
  cities: readonly City[];
  formKey: string;
  outcome: FormOutcome | undefined;
  /** A search that is being changed, or made; null: none. */
  edited: (Omit<WishPartProps, 'kept'> & { id: string }) | null;
}

/** What its owner looks at and fills in: one search, or all of them with who is told, and how often. */
export function EditPart({ subscription, cities, formKey, outcome, edited }: EditPartProps) {
  if (!edited) {
    return (
      <div className="form-page__main">
        <SearchesSection subscription={subscription} cities={cities} />
        {subscription.status === 'ACTIVE' && (
          <DetailsSection subscription={subscription} formKey={formKey} outcome={outcome} />
        )}
      </div>
    );
  }
  const { id, ...wish } = edited;
  return (
    <>
      <WishPart {...wish} kept={{ edit: id }} />
      <SaveWish id={id} wish={wish.wish} />
    </>
  );
}
