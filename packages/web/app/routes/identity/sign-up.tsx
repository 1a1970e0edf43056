export default function SignUp() {
  return <main />;
}
