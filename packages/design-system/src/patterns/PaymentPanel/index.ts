export { CardBrand, type CardBrandName, type CardBrandProps } from "./CardBrand.tsx";
export { PaymentPanel, type PaymentPanelProps } from "./PaymentPanel.tsx";
