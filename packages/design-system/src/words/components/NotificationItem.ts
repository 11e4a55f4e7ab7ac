/** Words of a `NotificationItem`. */
export interface NotificationItemTexts {
  /** Hidden word before the title of one that was not read yet. */
  unread: string;
  /** Name of the button that marks it as read: "Mark as read: {title}". */
  read: string;
}

/** Where no locale is given. */
export const english: NotificationItemTexts = {
  unread: "Unread",
  read: "Mark as read: {title}",
};
