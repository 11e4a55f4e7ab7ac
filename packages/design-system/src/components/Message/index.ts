export { Message, type MessageProps } from "./Message.tsx";
export type { MessageTone } from "./tone-icons.ts";
export { InlineMessage, type InlineMessageProps } from "./InlineMessage.tsx";
