export default function SignInCallback() {
  return <main />;
}
