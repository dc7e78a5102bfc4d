import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatStay } from '../../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { loadInTime } from '../../../load-in-time.ts';
import { usePath } from '../../../locale.tsx';
import type { RequestDialogProps } from './request-dialog.tsx';

/** In the address while the request is open over the page of its unit: going back closes it. */
const OPEN = '#request';

/** A link to the form by which a stay is asked for; with JavaScript it opens over the page. */
export function RequestLink(props: Pick<RequestDialogProps, 'unit' | 'typed' | 'quote'>) {
  const { unit, typed, quote } = props;
  const t = useMessages();
  const search = formatStay(typed);
  const path = `${usePath()('requestStay', { rentalUnitId: unit.id })}?${search}`;
  const { isOpen, open, leave, change } = useOpenInAddress();
  const [Dialog, setDialog] = useState<ComponentType<RequestDialogProps> | null>(null);
  const [requested, setRequested] = useState('');
  const isRequested = requested === search;
  const isPossible = quote.total !== null;
  const isWanted = isOpen && isPossible && !Dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is on its way serves any stay
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    loadInTime(
      import('./bring-request-dialog.ts').then(({ bringRequestDialog }) => bringRequestDialog()),
    ).then(
      ({ RequestDialog }) => isLeft || setDialog(() => RequestDialog),
      // A visitor who has gone on meanwhile is left alone.
      () => isLeft || window.location.assign(path),
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  const close = (isReceived: boolean) => {
    if (isOpen) leave();
    if (isReceived) {
      setRequested(search);
      // The next request is another one.
      setDialog(null);
    }
    // The link that had the focus has gone with its stay.
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
        <a className="button" href={path} onClick={open}>
          {t('holiday.stay.request')}
        </a>
      )}
      {Dialog && <Dialog {...props} {...{ path, isOpen }} onClose={close} onChoose={change} />}
    </>
  );
}

function useOpenInAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // A page that was loaded with the form in its address, by a reload, waits to be asked for it.
  const [isWanted, setWanted] = useState(false);
  const isNamed = hash === OPEN;
  return {
    isOpen: isWanted && isNamed,
    open(event: MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Not every browser focuses a clicked link; the dialog returns the focus here.
      event.currentTarget.focus({ preventScroll: true });
      setWanted(true);
      const opened = { preventScrollReset: true, replace: isNamed, state: isNamed ? state : OPEN };
      navigate({ search, hash: OPEN }, opened);
    },
    /** As by going back; an address that came with the form in it has nothing to go back to. */
    leave() {
      if (state === OPEN) navigate(-1);
      else navigate({ search }, { preventScrollReset: true, replace: true });
    },
    /** Another stay, in the same form. */
    change(query: string) {
      navigate({ search: query, hash: OPEN }, { preventScrollReset: true, replace: true, state });
    },
  };
}
