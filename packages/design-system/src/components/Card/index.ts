export { Card, CardHead, type CardHeadProps, type CardProps } from "./Card.tsx";
