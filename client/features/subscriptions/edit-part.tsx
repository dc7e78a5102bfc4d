import type { FormOutcome } from '../../forms/form-action.ts';
import { DetailsSection } from './details-section.tsx';
import { SaveWish } from './save-wish.tsx';
import type { SubscriptionQuery } from './subscriptions.generated.ts';
import { WishPart, type WishPartProps } from './wish-part.tsx';

interface EditPartProps {
  subscription: NonNullable<SubscriptionQuery['subscription']>;
  formKey: string;
  outcome: FormOutcome | undefined;
  /** A search that is being changed, or made; null: none. */
  edited: (Omit<WishPartProps, 'kept'> & { id: string }) | null;
}

/** What its owner fills in: one search, or who and how often. */
export function EditPart({ subscription, formKey, outcome, edited }: EditPartProps) {
  if (!edited) return <DetailsSection subscription={subscription} formKey={formKey} outcome={outcome} />;
  const { id, ...wish } = edited;
  return (
    <>
      <WishPart {...wish} kept={{ edit: id }} />
      <SaveWish id={id} wish={wish.wish} />
    </>
  );
}
