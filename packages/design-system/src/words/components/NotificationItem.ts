/** Words of a `NotificationItem`. */
export interface NotificationItemTexts {
  /** Hidden word before the title of one that was not read yet. */
  unread: string;
}

/** Where no locale is given. */
export const english: NotificationItemTexts = {
  unread: "Unread",
};
