export { SizeHint, type SizeHintProps, type SizeLink } from "./SizeHint.tsx";
