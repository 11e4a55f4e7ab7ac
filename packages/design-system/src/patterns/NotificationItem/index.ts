export { NotificationItem, type NotificationItemProps } from "./NotificationItem.tsx";
export type { NotificationItemTexts } from "../../words/components/NotificationItem.ts";
