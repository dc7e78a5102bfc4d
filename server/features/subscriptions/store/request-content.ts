/** The JSON of unconfirmed requests. Its criteria have their former names, which the previous release reads. */
import { withCurrentNames, withFormerNames } from '../../../../graphql/estates/former-names.ts';
import type {
  FollowedSearch,
  SubscriberDetails,
  SubscriptionRecord,
} from '../../../../graphql/subscriptions/ports.ts';
import type { RequestRow } from './read.ts';

/** The subscription that a confirmed request will create. */
export interface RequestContent {
  details: SubscriberDetails;
  frequency: SubscriptionRecord['frequency'];
  marketingOptIn: boolean;
  consentEdition: string;
  searches: readonly FollowedSearch[];
}

/** Parses the content of an unconfirmed request. */
export function readContent(row: RequestRow): RequestContent {
  const content = row.content as unknown as RequestContent;
  const searches = content.searches.map(({ criteria, locale }) => ({
    criteria: withCurrentNames(criteria),
    locale,
  }));
  return { ...content, searches };
}

/** Formats the content of a request as JSON. */
export function formatContent(content: RequestContent): string {
  const searches = content.searches.map(({ criteria, locale }) => ({
    criteria: withFormerNames(criteria),
    locale,
  }));
  return JSON.stringify({ ...content, searches });
}
