import { createFormAction } from '../../forms/form-action.ts';
import { PageForm } from '../../forms/page-form.tsx';
import { OFFICE_FORM } from './lead-forms.ts';

export const sendOfficeForm = createFormAction(OFFICE_FORM, {
  aboutOf: ({ officeId = '' }) => ({ officeId }),
});

/** The contact form on the page of an office, which receives it. */
export function OfficeForm({ path }: { path: string }) {
  return <PageForm form={OFFICE_FORM} path={path} />;
}
