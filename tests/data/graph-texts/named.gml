graph [
  node [ id 1 label "Wien" ]
  node [ id 2 label "Graz" ]
  node [ id 3 label "Linz" ]
  edge [ source 1 target 2 label "A2" ]
  edge [ source 1 target 3 label "A1" ]
]
