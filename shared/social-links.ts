/** A page of the agency on a social network. */
export interface SocialLink {
  /** The name of the network, or the agency's own words. */
  label: string;
  url: string;
}
