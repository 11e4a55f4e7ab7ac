export { Message, type MessageProps, type MessageTone } from "./Message.tsx";
export { InlineMessage, type InlineMessageProps } from "./InlineMessage.tsx";
