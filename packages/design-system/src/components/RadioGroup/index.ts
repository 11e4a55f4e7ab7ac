export { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";
export { Radio, type RadioProps } from "./Radio.tsx";
export { RadioCard, type RadioCardProps } from "./RadioCard.tsx";
