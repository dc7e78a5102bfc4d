import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { loadWithTimeout } from '../../../load-with-timeout.ts';
import { usePathTo } from '../../../locale.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { RequestDialogProps } from './request-dialog.tsx';

/** The hash of the URL while the dialog is open over the unit's page: going back closes the dialog. */
const OPEN = '#request';

/**
 * A link to the form that requests a stay, or a notice after a request. With JavaScript the form opens in a dialog.
 * When the dialog does not load in time, the link leads to the form's page.
 */
export function RequestLink(props: Pick<RequestDialogProps, 'unit' | 'typed' | 'quote'>) {
  const { unit, typed, quote } = props;
  const t = useMessages();
  const search = formatStay(typed);
  const path = `${usePathTo()('requestStay', { rentalUnitId: unit.id })}?${search}`;
  const { isOpen, opening, open, leave, change } = useDialogHash();
  const [Dialog, setDialog] = useState<ComponentType<RequestDialogProps> | null>(null);
  const [requested, setRequested] = useState('');
  const isRequested = requested === search;
  const isPossible = quote.total !== null;
  const isWanted = isOpen && isPossible && !Dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the stay must not load the dialog again
  useEffect(() => {
    if (!isWanted) return;
    let isObsolete = false;
    loadWithTimeout(
      import('./load-request-dialog.ts').then(({ loadRequestDialog }) => loadRequestDialog()),
    ).then(
      ({ RequestDialog }) => isObsolete || setDialog(() => RequestDialog),
      // Ignores the failure when the visitor has closed the dialog or left the page.
      () => isObsolete || window.location.assign(path),
    );
    return () => {
      isObsolete = true;
    };
  }, [isWanted]);
  const close = (isReceived: boolean) => {
    if (isOpen) leave();
    if (isReceived) {
      setRequested(search);
      // Discards the sent dialog, so the next request starts with an empty form.
      setDialog(null);
    }
    // No stay can be requested now, so there is no link to return the focus to.
    if (!isPossible) document.querySelector<HTMLElement>('#stay [name="from"]')?.focus();
  };
  return (
    <>
      {isRequested && (
        <p className="notice" tabIndex={-1} ref={(notice) => notice?.focus()}>
          {t('holiday.stay.requested')}
        </p>
      )}
      {isPossible && !isRequested && (
        <ButtonLink shape="wide" href={path} onClick={open}>
          {t('holiday.stay.request')}
        </ButtonLink>
      )}
      {Dialog && <Dialog {...props} {...{ path, isOpen, opening }} onClose={close} onChoose={change} />}
    </>
  );
}

/**
 * Reads the browser's URL, because React Router renders a new one later. A decision by the rendered URL would replace
 * the history entry of the unit's page, or leave the page.
 */
const isInUrl = () => window.location.hash === OPEN;

function useDialogHash() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Stays closed after a reload with the dialog's hash in the URL, until the visitor opens it.
  const [opening, setOpening] = useState(0);
  return {
    isOpen: opening > 0 && hash === OPEN,
    /** How often the dialog was opened. */
    opening,
    open(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Not every browser focuses a clicked link, and the dialog returns the focus to it.
      event.currentTarget.focus({ preventScroll: true });
      setOpening((before) => before + 1);
      if (!isInUrl()) navigate({ search, hash: OPEN }, { preventScrollReset: true, state: OPEN });
    },
    /** Closes the dialog with `history.back()`, unless the page was opened with the dialog's hash. */
    leave() {
      if (!isInUrl()) return;
      if (state === OPEN) navigate(-1);
      else navigate({ search }, { preventScrollReset: true, replace: true });
    },
    /** Called when the visitor chooses another stay in the open dialog. */
    change(query: string) {
      if (!isInUrl()) return;
      navigate({ search: query, hash: OPEN }, { preventScrollReset: true, replace: true, state });
    },
  };
}
