export default function ResetPassword() {
  return <main />;
}
