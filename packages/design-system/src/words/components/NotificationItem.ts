/** Texts of `NotificationItem`. */
export interface NotificationItemTexts {
  /** Hidden word before an unread title. */
  unread: string;
  /** Label of the button that marks as read: "Mark as read: {title}". */
  read: string;
}

/** Default without a locale. */
export const english: NotificationItemTexts = {
  unread: "Unread",
  read: "Mark as read: {title}",
};
