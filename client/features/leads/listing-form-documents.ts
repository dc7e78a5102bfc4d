import { RequestInfoDocument, SendToFriendDocument } from './leads.generated.ts';

/** Forms about one listing, and what sends them. */
export const LISTING_FORMS = { info: RequestInfoDocument, friend: SendToFriendDocument };

export type ListingFormName = keyof typeof LISTING_FORMS;
