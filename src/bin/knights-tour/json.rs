//! Values in JSON.

use std::fmt::{self, Display, Formatter, Write};

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Flag(bool),
    /// Infinite numbers, which JSON has not, are written as `null`.
    Number(f64),
    Whole(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(&'static str, Json)>),
}

/// An object with these fields.
pub fn object<const N: usize>(fields: [(&'static str, Json); N]) -> Json {
    Json::Object(fields.into())
}

/// A list of what an iterator yields.
pub fn list<T: Into<Json>>(items: impl IntoIterator<Item = T>) -> Json {
    Json::List(items.into_iter().map(Into::into).collect())
}

macro_rules! values {
    ($($from:ty => |$value:ident| $json:expr,)*) => {$(
        impl From<$from> for Json {
            fn from($value: $from) -> Self {
                $json
            }
        }
    )*};
}

values! {
    bool => |flag| Self::Flag(flag),
    f64 => |number| Self::Number(number),
    u16 => |number| Self::Whole(number.into()),
    u32 => |number| Self::Whole(number.into()),
    u64 => |number| Self::Whole(number),
    usize => |number| Self::Whole(number as u64),
    &str => |text| Self::Text(text.to_owned()),
    String => |text| Self::Text(text),
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

impl Display for Json {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => write!(out, "{flag}"),
            Self::Number(number) if number.is_finite() => write!(out, "{number}"),
            Self::Null | Self::Number(_) => out.write_str("null"),
            Self::Whole(number) => write!(out, "{number}"),
            Self::Text(text) => quoted(text, out),
            Self::List(items) => {
                out.write_char('[')?;
                for (at, item) in items.iter().enumerate() {
                    out.write_str(if at > 0 { "," } else { "" })?;
                    item.fmt(out)?;
                }
                out.write_char(']')
            }
            Self::Object(fields) => {
                out.write_char('{')?;
                for (at, (name, value)) in fields.iter().enumerate() {
                    out.write_str(if at > 0 { "," } else { "" })?;
                    quoted(name, out)?;
                    out.write_char(':')?;
                    value.fmt(out)?;
                }
                out.write_char('}')
            }
        }
    }
}

fn quoted(text: &str, out: &mut Formatter<'_>) -> fmt::Result {
    out.write_char('"')?;
    for character in text.chars() {
        match character {
            '"' => out.write_str("\\\"")?,
            '\\' => out.write_str("\\\\")?,
            '\n' => out.write_str("\\n")?,
            control if control.is_control() => write!(out, "\\u{:04x}", u32::from(control))?,
            other => out.write_char(other)?,
        }
    }
    out.write_char('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_json() {
        let value = object([
            ("a", Json::Null),
            ("b", list([1_u32, 2])),
            ("c", "\"\\\n\u{1}é".into()),
            ("d", f64::INFINITY.into()),
            ("e", 0.5.into()),
            ("f", Some(true).into()),
            ("g", list(Vec::<u32>::new())),
        ]);
        let text = r#"{"a":null,"b":[1,2],"c":"\"\\\n\u0001é","d":null,"e":0.5,"f":true,"g":[]}"#;
        assert_eq!(value.to_string(), text);
    }
}
