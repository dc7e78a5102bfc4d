import { FormDialog } from '../../forms/dialog/form-dialog.tsx';
import { LISTING_FORMS, type ListingFormName } from './lead-forms.ts';

export interface ListingFormDialogProps {
  form: ListingFormName;
  listingId: string;
  /** The URL of the form's own page. */
  path: string;
  onClose(): void;
}

/** A form about a listing in a dialog over a page that shows the listing. */
export function ListingFormDialog({ form, listingId, path, onClose }: ListingFormDialogProps) {
  return (
    <FormDialog
      form={LISTING_FORMS[form]}
      messages="leads"
      title={`leads.${form}.title`}
      intro={`leads.${form}.intro`}
      about={{ listingId }}
      path={path}
      onClose={onClose}
    />
  );
}
