export { MerchantAside, type MerchantAsideProps } from "./MerchantAside.tsx";
