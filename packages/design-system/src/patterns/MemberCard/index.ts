export { MemberCard, type MemberCardProps, type OrderShortcut } from "./MemberCard.tsx";
