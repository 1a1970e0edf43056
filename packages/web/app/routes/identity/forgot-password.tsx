export default function ForgotPassword() {
  return <main />;
}
