export { Footer, type FooterLink, type FooterNote, type FooterProps } from "./Footer.tsx";
