import Truck from "lucide-react/icons/truck";
import { NotificationItem } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A message has a title.
  untitled: <NotificationItem icon={Truck} time="now" />,
  // @ts-expect-error Unread is a word, not a yes.
  unread: <NotificationItem title="Sent" icon={Truck} time="now" unreadLabel />,
};
